/** How many pieces, after a name: nothing for one. It is one word, in the order of a formula also between Arabic letters. */
export const Quantity = ({ of }: { of: number }) =>
  of > 1 && (
    <>
      {' '}
      <bdi dir="ltr" className="figures whitespace-nowrap">
        × {of}
      </bdi>
    </>
  )
