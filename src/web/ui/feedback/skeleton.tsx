type SkeletonProps = {
  shape: 'text' | 'picture' | 'card'
  /** What is on its way. */
  label: string
}

/** Holds the place of something that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ shape, label }: SkeletonProps) {
  return (
    <div className="skeleton" data-shape={shape}>
      <span className="visually-hidden">{label}</span>
      {shape !== 'text' && <div className="skeleton__picture" />}
      {shape !== 'picture' && (
        <>
          <div className="skeleton__line" />
          <div className="skeleton__line" />
          <div className="skeleton__line" />
        </>
      )}
    </div>
  )
}
