import type { Protocol } from '#contract/protocol.ts'

type SectionData = Protocol['sections'][number]

/** The sections of a text, numbered. */
export const ProtocolSections = ({ sections }: { sections: readonly SectionData[] }) =>
  sections.map((section, at) => <Section key={section.id} number={at + 1} section={section} />)

function Section({ number, section: { id, title, blocks } }: { number: number; section: SectionData }) {
  return (
    <section id={id} className="scroll-mt-20 space-y-3">
      <h2 className="font-semibold text-20">
        {number}. {title}
      </h2>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="wrap-anywhere leading-relaxed">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="list-disc space-y-2 ps-5 leading-relaxed">
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
