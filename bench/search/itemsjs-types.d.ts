declare module 'itemsjs' {
  type Bucket = { readonly key: string; readonly doc_count: number }
  type Options = {
    page: number
    per_page: number
    filters: Readonly<Record<string, readonly string[] | undefined>>
    query?: string
    sort?: string
    filter?: (item: Record<string, unknown>) => boolean
  }
  export default function itemsjs<Item>(
    items: Item[],
    configuration: Record<string, unknown>,
  ): {
    search(options: Options): {
      pagination: { total: number }
      data: { items: Item[]; aggregations: Record<string, { buckets: Bucket[] }> }
    }
  }
}
