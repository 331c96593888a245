import type { FieldError } from '#domain/enquiries/question.ts'

/** What a visitor is told about a form that could not be taken, with all they had written. */
export type EnquiryResponse = {
  /** What went wrong with the form as a whole. */
  formError: string | null
  errors: FieldError[]
  values: Record<string, string>
}
