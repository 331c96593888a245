/** Lists the words the search ignored because no vehicle in stock has them. */
export function IgnoredWords({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null
  const words = new Intl.ListFormat('en-AU').format(ignored.map((word) => `“${word}”`))
  return (
    <output className="search-page__notice">{`We ignored ${words}. Nothing in our stock mentions ${ignored.length === 1 ? 'it' : 'them'}.`}</output>
  )
}
