import { Bone, Skeleton } from '#ui/waiting.tsx'

/** The shape of a job beside the list; `now` where the wait was felt already. */
export const PaneSkeleton = ({ now = false }: { now?: boolean }) => (
  <Skeleton label="Chargement de l’offre" className={now ? 'is-now' : ''}>
    <span className="sk pane__cover" />
    <div className="pane__b">
      <Bone width="56px" height={56} top={-28} />
      <Bone width="70%" height={24} top={14} />
      <Bone width="50%" top={10} />
      <Bone width="60%" height={40} top={18} />
      <Bone width="100%" height={64} top={24} />
      {['92%', '100%', '85%', '96%', '70%'].map((width) => (
        <Bone key={width} width={width} top={12} />
      ))}
    </div>
  </Skeleton>
)
