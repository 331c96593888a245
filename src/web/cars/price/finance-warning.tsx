import { useSiteFrame } from '../../frame/use-site-frame.ts'
import './finance-warning.css'

/** The comparison rate warning. The law requires it on the same page as repayments or rates, not behind a link. */
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
