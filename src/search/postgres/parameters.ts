/** The parameters of a statement. External values are always parameters and never part of the statement. */
export class Parameters {
  readonly values: unknown[] = []

  /** Adds a value and returns its placeholder. */
  add(value: unknown, type: 'text' | 'text[]' | 'float8' | 'bigint' | 'int' | 'json' | 'tsquery'): string {
    return `$${this.values.push(value)}::${type}`
  }
}
