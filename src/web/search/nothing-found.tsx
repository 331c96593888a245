import type { NothingFoundData } from './nothing-found-data.server.ts'

/** Nothing fits. Says what would, and that somebody can be asked. */
export function NothingFound({ nothing }: { nothing: NothingFoundData }) {
  return (
    <section className="nothing-found">
      <h2>{nothing.heading}</h2>
      <Ways words="Other makes we have:" ways={nothing.otherMakes} />
      <Ways words="Giving up one thing brings more:" ways={nothing.waysOut} />
      <p>
        <a className="button" href="/contact?category=General+Enquiry">
          Ask us to find it for you
        </a>
      </p>
    </section>
  )
}

function Ways({ words, ways }: { words: string; ways: NothingFoundData['waysOut'] }) {
  if (ways.length === 0) return null
  return (
    <>
      <p>{words}</p>
      <ul>
        {ways.map(({ label, address, total }) => (
          <li key={address}>
            <a href={address}>{label}</a> ({total.toLocaleString('en-AU')})
          </li>
        ))}
      </ul>
    </>
  )
}
