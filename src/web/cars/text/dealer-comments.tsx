import type { CutRichText } from '#domain/rich-text/cut-rich-text.ts'
import { fromPlainText } from '#domain/rich-text/rich-text.ts'
import { Disclosure } from '../../ui/navigation/disclosure.tsx'
import { LongText } from './long-text.tsx'

const noComments: CutRichText = {
  start: fromPlainText('Dealer comments are pending. Please check back here later.'),
  rest: [],
  continues: false,
}

/** The dealer's comments on the vehicle. */
export function DealerComments({ comments }: { comments: CutRichText }) {
  return (
    <Disclosure title="Dealer Comments" heading="h2" isOpen>
      <div className="prose">
        <LongText text={comments.start.length > 0 ? comments : noComments} />
      </div>
    </Disclosure>
  )
}
