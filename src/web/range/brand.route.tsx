import { href } from 'react-router'
import { CarCards } from '../cars/card/car-cards.tsx'
import { SectionFrame } from '../content/sections/section-frame.tsx'
import { headTags } from '../frame/page-head.ts'
import { MakeMark } from '../models/make-mark.tsx'
import { dealershipContext } from '../request/request-context.ts'
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx'
import type { Route } from './+types/brand.route.ts'
import { brandPageData } from './brand-page-data.server.ts'
import { ModelTiles } from '../content/models/model-tiles.tsx'
import './brand-page.css'

export function loader({ params, url, context }: Route.LoaderArgs) {
  return brandPageData(params.make, url, context.get(dealershipContext))
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

/** A make: its models in the range, and what is in stock. */
export default function BrandRoute({ loaderData: page }: Route.ComponentProps) {
  const { make, mark, tiles, cars, stock } = page
  return (
    <>
      <div className="container section brand-page">
        <Breadcrumb
          steps={[
            { label: 'Home', href: href('/') },
            { label: 'Our range', href: href('/models') },
          ]}
          current={make}
        />
        <div className="brand-page__title">
          <MakeMark make={make} picture={mark} />
          <h1>{make}</h1>
        </div>
        <ModelTiles tiles={tiles} />
      </div>
      {cars.length > 0 && (
        <SectionFrame heading={`${make} in stock`} more={{ label: 'See them all', href: stock }}>
          <CarCards cars={cars} />
        </SectionFrame>
      )}
    </>
  )
}
