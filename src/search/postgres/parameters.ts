/** The values of a statement. Whatever comes from outside stands here and never in the statement itself. */
export class Parameters {
  readonly values: unknown[] = []

  /** What stands for the value in the statement. */
  add(value: unknown, type: 'text' | 'text[]' | 'float8' | 'bigint' | 'int' | 'json' | 'tsquery'): string {
    return `$${this.values.push(value)}::${type}`
  }
}
