import { maxAbout, type OwnProfile } from '@potluck/api/profiles'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { TextAreaField, TextField } from '@potluck/ui/forms'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMyProfile } from './useMyProfile.ts'

/** Name, handle and a text about oneself. */
export function AboutMeForm({ profile: own }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('social')
  const profile = useMyProfile(own)

  function submit(event: FormEvent) {
    event.preventDefault()
    profile.save()
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={t('profile.name')}
          value={profile.name}
          onChange={profile.setName}
          error={profile.nameError}
          dir="auto"
          autoComplete="name"
          maxLength={254}
        />
        <TextField
          label={t('profile.handle.label')}
          description={t('profile.handle.hint')}
          value={profile.typed}
          onChange={profile.setTyped}
          error={profile.handleError}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <Text size="small" tone="done" role="status">
          {profile.handleFree && t('profile.handle.free', { handle: profile.handle })}
        </Text>
        <TextAreaField
          label={t('profile.about')}
          description={t('profile.aboutHint')}
          value={profile.about}
          onChange={profile.setAbout}
          dir="auto"
          rows={4}
          maxLength={maxAbout}
        />
        {profile.failed && <Note tone="danger">{t('profile.saveFailed')}</Note>}
        <Button type="submit" variant="primary" busy={profile.saving} disabled={!profile.dirty}>
          {t('profile.save')}
        </Button>
      </Stack>
    </form>
  )
}
