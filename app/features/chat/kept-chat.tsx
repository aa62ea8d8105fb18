import { useRoomChat } from './use-chat.ts'

/** Keeps the chat of a room connected while no part of the page shows it: its gifts are shown over the picture. */
export function KeptChat({ roomId }: { roomId: number }) {
  useRoomChat(roomId)
  return null
}
