import { href } from 'react-router'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ModelTiles } from '../content/models/model-tiles.tsx'
import { ModelFinder } from './model-finder.tsx'
import type { RangePageData } from './range-page-data.server.ts'
import { stockAddress } from '../frame/stock-address.ts'
import './range-page.css'

/** The dealer’s range: a button for each body type, and the models of the chosen one. */
export function RangePage({ page: { choices, tiles, options } }: { page: RangePageData }) {
  return (
    <div className="container section range-page">
      <header className="range-page__header">
        <h1>Explore Our Range</h1>
        {options.length > 1 && <ModelFinder options={options} choices={choices} />}
      </header>
      {choices.length > 1 && (
        <nav aria-label="Body types">
          <ul className="range-page__bodies">
            {choices.map(({ slug, body, href: address, isChosen }) => (
              <li key={slug}>
                <a href={address} aria-current={isChosen ? 'true' : undefined}>
                  {body}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {tiles.length > 0 ? (
        <section aria-label={choices.find(({ isChosen }) => isChosen)?.body}>
          <ModelTiles tiles={tiles} />
        </section>
      ) : (
        <EmptyState title="No models to show yet">
          <a href={stockAddress()}>Search our stock</a> or <a href={href('/contact')}>ask us</a>.
        </EmptyState>
      )}
    </div>
  )
}
