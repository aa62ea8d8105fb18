export const EmptyText = ({ text }: { text: string }) => (
  <p className="px-4 py-8 text-center text-13 text-text-muted">{text}</p>
)
