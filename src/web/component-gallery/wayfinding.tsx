import { href } from 'react-router'
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { ProgressSteps } from '../ui/navigation/progress-steps.tsx'
import { Tabs } from '../ui/navigation/tabs.tsx'
import { Specimen, State } from './specimen.tsx'
import { stockAddress } from '../frame/stock-address.ts'

const steps = ['Your vehicle', 'Condition', 'Photos', 'Your details'].map((label, index) => ({
  label,
  href: `${href('/sandbox/ui')}?step=${index + 1}`,
}))
const pageTo = (page: number, isCurrent = false) => ({
  page,
  address: `${stockAddress()}?page=${page}`,
  isCurrent,
})

export function Wayfinding() {
  return (
    <>
      <Specimen of="tabs" title="Tabs" about="Panels of equal rank, one visible at a time.">
        <State name="with one disabled">
          <Tabs
            label="About the vehicle"
            tabs={[
              { title: 'Overview', content: <p>A wagon with one owner and a full service history.</p> },
              { title: 'Specifications', content: <p>2.5 litres, four cylinders, all-wheel drive.</p> },
              { title: 'Warranty', content: <p>Three months or 5,000 km.</p> },
              { title: 'Video', content: <p>No video.</p>, isDisabled: true },
            ]}
          />
        </State>
      </Specimen>
      <Specimen
        of="breadcrumb"
        title="Breadcrumb"
        about="Where a page belongs, with links to the levels above."
      >
        <State name="default">
          <Breadcrumb
            steps={[
              { label: 'Stock', href: stockAddress() },
              { label: 'Toyota', href: stockAddress('toyota') },
            ]}
            current="2021 Toyota Corolla"
          />
        </State>
        <State name="with a long title">
          <Breadcrumb
            steps={[{ label: 'Caravans and camper trailers', href: stockAddress() }]}
            label="Breadcrumb with a long title"
            current="2024 Longreach Outback Wanderer Family Bunk 22 ft Off-Road"
          />
        </State>
      </Specimen>
      <Specimen of="pagination" title="Pagination" about="Links through the pages of results.">
        <State name="in the middle">
          <Pagination
            previous={`${stockAddress()}?page=4`}
            next={`${stockAddress()}?page=6`}
            numbered={[pageTo(1), null, pageTo(4), pageTo(5, true), pageTo(6), null, pageTo(42)]}
          />
        </State>
        <State name="at the start">
          <Pagination
            label="Pages from the start"
            previous={null}
            next={`${stockAddress()}?page=2`}
            numbered={[pageTo(1, true), pageTo(2)]}
          />
        </State>
      </Specimen>
      <Specimen of="progress-steps" title="Progress steps" about="The visitor’s progress through the steps.">
        <State name="at the start">
          <ProgressSteps steps={steps} current={1} />
        </State>
        <State name="in the middle">
          <ProgressSteps label="Progress in the middle" steps={steps} current={3} />
        </State>
      </Specimen>
    </>
  )
}
