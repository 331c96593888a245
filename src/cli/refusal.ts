/** A request that cannot be carried out, with the reason. The command ends with exit code 1 and no stack trace. */
export class Refusal extends Error {}
