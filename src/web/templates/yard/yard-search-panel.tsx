import { formatNumber } from '#domain/shared/format-number.ts'
import { formatDollars } from '#domain/shared/money.ts'
import type { HomePageData, StockLink } from '../../home/home-page-data.ts'
import { Select } from '../../ui/forms/select.tsx'
import { stockAddress } from '../../frame/stock-address.ts'

/** Common budgets at a used-car yard. */
const budgetsCents = [1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 6_000_000]

/** An untouched field: no value and no error. */
const unasked = { value: undefined, error: undefined }

type YardSearchPanelProps = {
  home: Pick<HomePageData, 'makes' | 'bodies' | 'everyMake' | 'everyBody' | 'allStock'>
}

/** A search by make, body type and budget. Works without scripts. */
export function YardSearchPanel({ home }: YardSearchPanelProps) {
  return (
    <div className="yard-panel">
      <form className="yard-panel__form" action={stockAddress()} method="get">
        <Select
          {...unasked}
          name="make"
          label="Make"
          chosen=""
          prompt="Any make"
          choices={choicesOf(home.everyMake)}
        />
        <Select
          {...unasked}
          name="body"
          label="Body type"
          chosen=""
          prompt="Any body type"
          choices={choicesOf(home.everyBody)}
        />
        <Select
          {...unasked}
          name="price_max"
          label="Budget"
          chosen=""
          prompt="Any price"
          choices={budgetChoices()}
        />
        <button className="button" type="submit">
          Search stock
        </button>
      </form>
      <Pills label="Budget" links={budgetLinks()} />
      <Pills label="Body types" links={home.bodies} />
      {home.makes.length > 1 && <Pills label="Makes" links={home.makes} />}
    </div>
  )
}

type PillsProps = { label: string; links: (Pick<StockLink, 'label' | 'address'> & { count?: number })[] }

function Pills({ label, links }: PillsProps) {
  if (links.length === 0) return null
  return (
    <ul className="yard-panel__pills" aria-label={label}>
      {links.map(({ label: name, count, address }) => (
        <li key={address}>
          <a className="pill" href={address}>
            {name}
            {count !== undefined && <span className="pill__count">{formatNumber(count)}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

function choicesOf(names: string[]) {
  return names.map((name) => ({ value: name, label: name }))
}

function budgetChoices() {
  return budgetsCents.map((cents) => ({ value: String(cents / 100), label: `Under ${formatDollars(cents)}` }))
}

function budgetLinks() {
  return budgetChoices().map(({ value, label }) => ({
    label,
    address: `${stockAddress()}?price=%3A${value}`,
  }))
}
