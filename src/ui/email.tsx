/** An e-mail address. Where it does not fit into one line, its domain takes the next. */
export function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@')
  return (
    <>
      {name}
      <wbr />@{domain}
    </>
  )
}
