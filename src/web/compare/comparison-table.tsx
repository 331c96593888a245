import { href } from 'react-router'
import type { ComparedRow, comparedFeatures } from '#domain/cars/compare/comparison.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import { CarPhoto } from '../cars/media/car-photo.tsx'
import { CarTag } from '../cars/card/car-tag.tsx'
import { FinanceFigure } from '../cars/price/finance-figure.tsx'
import { Price } from '../cars/price/price.tsx'
import './comparison-table.css'
import './comparison-names.css'

type ComparisonTableProps = {
  columns: readonly { card: CarCardData; removeAddress: string }[]
  rows: readonly ComparedRow[]
  features: ReturnType<typeof comparedFeatures>
}

/**
 * A column for each vehicle. Where the table is wider than the screen it scrolls sideways and the row headings stay; elsewhere
 * the vehicles’ names stay while the page scrolls.
 */
export function ComparisonTable({ columns, rows, features }: ComparisonTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be focusable
    <section className="comparison" aria-label="Comparison" tabIndex={0} data-vehicles={columns.length}>
      <table>
        <thead>
          <tr className="comparison__photos">
            <td>
              <span className="visually-hidden">Photo</span>
            </td>
            {columns.map(({ card, removeAddress }) => (
              <td key={card.slug}>
                <CarPhoto
                  picture={card.picture}
                  defaultPicture={card.defaultPicture}
                  alt=""
                  sizes="(min-width: 64rem) 18rem, 50vw"
                />
                <div className="comparison__tag">
                  <CarTag tag={card.tag} />
                  <a className="comparison__remove" href={removeAddress}>
                    Remove<span className="visually-hidden">: {card.title}</span>
                  </a>
                </div>
              </td>
            ))}
          </tr>
          <tr className="comparison__names">
            <td>
              <span className="visually-hidden">Vehicle</span>
            </td>
            {columns.map(({ card }) => (
              <th key={card.slug} scope="col">
                <a href={href('/cars/:slug', { slug: card.slug })}>{card.title}</a>
                {card.subtitle && <span className="comparison__subtitle">{card.subtitle}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {columns.map(({ card }) => (
              <td key={card.slug}>
                <div className="comparison__offer">
                  <Price price={card.price} />
                  {card.finance && <FinanceFigure finance={card.finance} />}
                </div>
              </td>
            ))}
          </tr>
          {rows.map(({ label, values, differs }) => (
            <tr key={label} data-differs={columns.length > 1 && differs}>
              <th scope="row">{label}</th>
              {columns.map(({ card }, index) => (
                <td key={card.slug}>{values[index] ?? <Unspecified />}</td>
              ))}
            </tr>
          ))}
          {columns.length > 1 && features.shared.length > 0 && (
            <tr>
              <th scope="row">All have</th>
              <td colSpan={columns.length}>
                <div className="comparison__shared">{features.shared.join(', ')}</div>
              </td>
            </tr>
          )}
          <tr>
            <th scope="row">{columns.length > 1 ? 'Also has' : 'Features'}</th>
            {columns.map(({ card }, index) => (
              <td key={card.slug}>
                <Features features={features.own[index] ?? []} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Features({ features }: { features: readonly string[] }) {
  if (features.length === 0) return <Unspecified />
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}

function Unspecified() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not specified</span>
    </>
  )
}
