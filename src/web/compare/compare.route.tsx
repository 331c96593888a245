import { FinanceSmallPrint } from '../cars/price/finance-small-print.tsx'
import { headTags } from '../frame/page-head.ts'
import { dealershipContext } from '../request/request-context.ts'
import { CarCard } from '../cars/card/car-card.ts'
import { Alert } from '../ui/feedback/alert.tsx'
import { Carousel } from '../ui/media/carousel.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import type { Route } from './+types/compare.route.ts'
import { compareData } from './compare-data.server.ts'
import { CompareTools } from './compare-tools.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { stockAddress } from '../frame/stock-address.ts'
import './compare-page.css'

export function loader({ url, context }: Route.LoaderArgs) {
  return compareData(url, context.get(dealershipContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function CompareRoute({ loaderData: page }: Route.ComponentProps) {
  const cards = page.columns.map(({ card }) => card)
  return (
    <div className="container section compare-page">
      <h1>Compare vehicles</h1>
      <p className="compare-page__source">{page.source}</p>
      {page.missing > 0 && (
        <Alert
          kind="info"
          title={
            page.missing === 1
              ? `One of the ${page.vehicleWord}s is no longer for sale.`
              : `${page.missing} of the ${page.vehicleWord}s are no longer for sale.`
          }
        />
      )}
      {page.tooMany && (
        <Alert kind="info" title="You can compare up to four at a time. These are the first four." />
      )}
      {cards.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          actions={<LinkButton href={stockAddress()}>Search our stock</LinkButton>}
        >
          {`Choose “Compare” on the ${page.vehicleWord}s you like.`}
        </EmptyState>
      ) : (
        <>
          <CompareTools
            cars={cards}
            address={page.address}
            otherView={cards.length > 1 ? page.otherViewAddress : null}
            onlyDifferences={page.onlyDifferences}
          />
          <ComparisonTable columns={page.columns} rows={page.rows} features={page.features} />
          <FinanceSmallPrint cars={cards} />
        </>
      )}
      <Others others={page.others} />
    </div>
  )
}

function Others({ others }: { others: Awaited<ReturnType<typeof compareData>>['others'] }) {
  if (others.length === 0) return null
  return (
    <div className="compare-page__others">
      <h2>Add another</h2>
      <Carousel
        label="Add another"
        items={others.map(({ card, addAddress }) => ({
          id: card.slug,
          content: (
            <>
              <LinkButton href={addAddress} look="quiet" isWide>
                Add to comparison<span className="visually-hidden">: {card.title}</span>
              </LinkButton>
              <CarCard car={card} />
            </>
          ),
        }))}
      />
      <FinanceSmallPrint cars={others.map(({ card }) => card)} />
    </div>
  )
}
