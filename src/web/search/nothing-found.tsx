import type { NothingFoundData } from './nothing-found-data.server.ts'

/** Nothing fits. Says what would, and that somebody can be asked. */
export function NothingFound({ nothing }: { nothing: NothingFoundData }) {
  return (
    <section className="nothing-found">
      <h2>{nothing.heading}</h2>
      {nothing.otherMakes.length > 0 && (
        <>
          <p>Other makes we have:</p>
          <ul className="link-row">
            {nothing.otherMakes.map(({ label, address, total }) => (
              <li key={address}>
                <a className="pill" href={address}>
                  {label} <span className="pill__count">{total.toLocaleString('en-AU')}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {nothing.waysOut.length > 0 && (
        <>
          <p>Giving up one thing brings more:</p>
          <ul>
            {nothing.waysOut.map(({ label, address, total }) => (
              <li key={address}>
                <a href={address}>{label}</a> ({total.toLocaleString('en-AU')})
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a className="button" href={nothing.alertAddress}>
          Tell me when one arrives
        </a>
      </p>
    </section>
  )
}
