import { makeReady, type ReadyMovie } from './draw-movie.ts'
import { readSvga } from './read-svga.ts'

const loaded = new Map<string, Promise<ReadyMovie>>()

async function load(address: string): Promise<ReadyMovie> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return makeReady(await readSvga(new Uint8Array(await response.arrayBuffer())))
}

/** The animation at an address, read once; one that could not be is asked for again. */
export function loadMovie(address: string): Promise<ReadyMovie> {
  const known = loaded.get(address)
  if (known) return known
  const movie = load(address)
  loaded.set(address, movie)
  movie.catch(() => loaded.delete(address))
  return movie
}
