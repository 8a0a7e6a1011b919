import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import type { readSession } from '#features/accounts/accounts.contract.ts'
import type { readOwnProfile } from '#features/accounts/users.contract.ts'
import type { listCvs } from '#features/members/cvs/cvs.contract.ts'
import { fetchApi } from '#platform/fetch-api.ts'
import { shownTitle } from '#platform/french.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Bone, Skeleton } from '#ui/waiting.tsx'
import { applyAddress } from '../application-paths.rules.ts'
import { applyTexts as texts } from '../applications.texts.ts'
import type { MemberFormProps } from './member-form.tsx'
import { MemberForm } from './member-form.tsx'

export type JobToApplyTo = MemberFormProps['job'] & { title: string }

type Member = Pick<MemberFormProps, 'cvs' | 'email' | 'verified'>

/** What a member fills in on: their CVs and their address. */
async function readMember(): Promise<Member> {
  const [{ data: cvs }, { email }, { viewer }] = await Promise.all([
    fetchApi<typeof listCvs>('/v1/cvs', {}),
    fetchApi<typeof readOwnProfile>('/v1/users/profile', {}),
    fetchApi<typeof readSession>('/v1/auth/session', {}),
  ])
  return { cvs, email, verified: viewer?.verified ?? false }
}

type Props = { job: JobToApplyTo; open: boolean; onClose: () => void }

/**
 * The form of a member, beside the job. Closed, it keeps what was filled in; sent, it leads to the receipt. Where it cannot be
 * filled in here, as by who was signed out meanwhile, the page of the form says what to do.
 */
export default function ApplySheet({ job, open, onClose }: Props) {
  const navigate = useNavigate()
  const [member, setMember] = useState<Member | null>(null)
  const read = useCallback(
    () => readMember().then(setMember, () => void navigate(applyAddress(job.id))),
    [job.id, navigate],
  )
  useEffect(() => void read(), [read])
  return createPortal(
    <Dialog side open={open} onClose={onClose} title={texts.heading}>
      <p className="muted">{[shownTitle(job.title), job.company_name].join(' · ')}</p>
      {member ? (
        <MemberForm job={job} {...member} letter={null} refresh={read} apart />
      ) : (
        <Skeleton label={texts.formLoading}>
          <Bone width="40%" />
          <Bone width="100%" height={64} top={12} />
          <Bone width="100%" height={140} top={24} />
        </Skeleton>
      )}
    </Dialog>,
    document.body,
  )
}
