import type { ComponentProps } from 'react'
import { SkillsField } from '#features/jobs/components/skills-field.tsx'
import { ProfileSection } from '#features/members/components/profile-section.tsx'
import { profileTexts } from '#features/members/profile.texts.ts'

const MOST_SKILLS = 50

/** The candidate's own profile; skills are entered as in jobs. */
export const OwnProfileSection = (props: Omit<ComponentProps<typeof ProfileSection>, 'skills'>) => (
  <ProfileSection
    {...props}
    skills={
      <SkillsField
        name="profile.skills"
        label={profileTexts.skills}
        saved={props.user.profile.skills}
        most={MOST_SKILLS}
        optional
      />
    }
  />
)
