import { useRouteLoaderData } from 'react-router'
import type { SiteFrame } from '../frame/site-frame.ts'
import type { CarCardData } from './car-card-data.ts'

/** What has to be read where repayments are shown, on the screen and not behind a link. */
export function FinanceSmallPrint({ cars }: { cars: readonly Pick<CarCardData, 'finance'>[] }) {
  const frame = useRouteLoaderData<SiteFrame>('root')
  if (!frame || cars.every(({ finance }) => finance === null)) return null
  return (
    <div className="finance-small-print">
      {frame.financeSmallPrint.map((paragraph, index) => (
        <p key={paragraph}>
          {index === 0 && '* '}
          {paragraph}
        </p>
      ))}
    </div>
  )
}
