import { useSiteFrame } from '../../frame/use-site-frame.ts'

/** What has to be read where repayments or rates are shown, on the screen and not behind a link. */
export function FinanceWarning() {
  const paragraphs = useSiteFrame()?.financeSmallPrint ?? []
  return (
    <div className="finance-small-print">
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          {index === 0 && '* '}
          {paragraph}
        </p>
      ))}
    </div>
  )
}
