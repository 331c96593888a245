import { Disclosure } from '../ui/disclosure.tsx'
import { LongText } from './long-text.tsx'

const NO_COMMENTS = 'Dealer comments are pending. Please check back here later.'

/** What the dealer says about the vehicle. */
export function DealerComments({ comments }: { comments: { start: string; rest: string } }) {
  return (
    <Disclosure title="Dealer Comments" heading="h2" isOpen>
      <div className="prose">
        <LongText text={comments.start ? comments : { start: NO_COMMENTS, rest: '' }} />
      </div>
    </Disclosure>
  )
}
