import './skeleton.css'

type SkeletonProps = {
  shape: 'text' | 'picture' | 'card'
  /** What is loading. */
  label: string
}

/** Reserves the space of loading content, so that nothing shifts when it arrives. */
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
