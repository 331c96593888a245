import { Form, href } from 'react-router'
import { priceSearchBounds } from '#domain/search/price-search.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { Button } from '../../ui/actions/button.tsx'
import { RangeSlider } from '../../ui/forms/range-slider.tsx'
import type { HomePageData } from '../home-page-data.ts'
import './price-search.css'

/** A search by price. The home page redirects its form to the search page. */
export function PriceSearch({ home: { prices, vehicleWord } }: { home: HomePageData }) {
  if (prices === null) return null
  return (
    <section className="container section" aria-labelledby="price-search">
      <div className="price-search">
        <div className="price-search__text">
          <h2 id="price-search">Search by price</h2>
          <p>{`Our prices range from ${prices.lowest} to ${prices.highest}.`}</p>
        </div>
        <Form className="price-search__form" action={href('/')} method="get">
          <RangeSlider
            {...priceSearchBounds}
            label="Price ($)"
            names={['price_min', 'price_max']}
            from={undefined}
            to={undefined}
            keepsGap
            format={(dollars) => formatDollars(dollars * 100)}
          />
          <Button type="submit" isWide>
            {`Show ${vehicleWord}s in my budget`}
          </Button>
        </Form>
      </div>
    </section>
  )
}
