/** Our own coast and towns as the interactive map loads them. */
export type AtlasData = {
  land: [longitude: number, latitude: number][][]
  borders: [longitude: number, latitude: number][][]
  /** The largest first. */
  towns: [name: string, longitude: number, latitude: number][]
}
