import type { EnquiryAnswer } from '../enquiries/enquiry-answer.ts'
import { EnquiryForm } from '../enquiries/enquiry-form.tsx'
import type { EnquiryQuestions } from '../enquiries/enquiry-questions.ts'
import type { ReachUsData } from './reach-us.ts'
import { ReachUs } from './reach-us-section.tsx'

type AskTheDealerProps = {
  page: { title: string; text: string; path: string; questions: EnquiryQuestions; reach: ReachUsData }
  answer: EnquiryAnswer | undefined
}

/** What the dealer does for visitors in person: how to ask for it, and where. */
export function AskTheDealer({ page, answer }: AskTheDealerProps) {
  return (
    <>
      <div className="container section ask-page">
        <header className="ask-page__header">
          <h1>{page.title}</h1>
          <p className="lead">{page.text}</p>
        </header>
        {/* Links to the finance pages end in this anchor. */}
        <div id="finance-form">
          <EnquiryForm
            questions={page.questions}
            answer={answer}
            action={page.path}
            heading="Make an enquiry"
          />
        </div>
      </div>
      <ReachUs reach={page.reach} />
    </>
  )
}
