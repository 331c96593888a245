/** What a step of the wizard says when it fails and nothing better is known. */
export const STEP_FAILED = 'An error occurred while submitting the form. Please try again.'
