import { Bone, Skeleton } from '#ui/waiting.tsx'

const CARDS = [62, 48, 70, 55, 66]

/** Five cards to come, over the list that is there: its place is kept, and they stay in sight wherever one has scrolled. */
export const JobListSkeleton = () => (
  <Skeleton label="Recherche en cours" className="list-page__wait is-now">
    <div className="jobs">
      {CARDS.map((percent) => (
        <div key={percent} className="find__loading">
          <Bone width="40px" height={40} />
          <div>
            <Bone width={`${percent}%`} height={17} top={2} />
            <Bone width="38%" top={7} />
            <Bone width={`${percent - 12}%`} height={12} top={9} />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
)
