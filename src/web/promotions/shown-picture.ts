/** A picture of a document, ready to show: our own drawings as they are, everything else in the size that fits. */
export type ShownPicture = { src: string; srcSet?: string; alt: string }
