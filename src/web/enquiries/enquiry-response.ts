import type { FieldError } from '#domain/enquiries/question.ts'

/** The response to a form that was not accepted: its errors, and everything the visitor entered. */
export type EnquiryResponse = {
  /** An error about the form as a whole. */
  formError: string | null
  errors: FieldError[]
  values: Record<string, string>
}
