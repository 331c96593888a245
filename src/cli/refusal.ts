/** What was asked is not possible, and here is why; the command ends with exit code 1 and no stack. */
export class Refusal extends Error {}
