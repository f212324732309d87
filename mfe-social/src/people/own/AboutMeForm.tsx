import { maxAbout, type OwnProfile } from '@potluck/api/profiles'
import { Button, Note, Stack, Text } from '@potluck/ui'
import { TextAreaField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import { useMyProfile } from './useMyProfile.ts'

/** Name, handle and a text about oneself. */
export function AboutMeForm({ profile: own }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation('social')
  const { form, handle, handleError, isHandleFree } = useMyProfile(own)

  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <TextField {...form.field('name')} label={t('profile.name')} dir="auto" autoComplete="name" maxLength={254} />
        <TextField
          {...form.field('handle')}
          label={t('profile.handle.label')}
          description={t('profile.handle.hint')}
          error={handleError}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
        />
        <Text size="small" tone="done" role="status">
          {isHandleFree && t('profile.handle.free', { handle })}
        </Text>
        <TextAreaField
          {...form.field('about')}
          label={t('profile.about')}
          description={t('profile.aboutHint')}
          dir="auto"
          rows={4}
          maxLength={maxAbout}
        />
        {form.problem && <Note tone="danger">{form.problem}</Note>}
        <Button type="submit" variant="primary" busy={form.isPending} disabled={!form.isDirty}>
          {t('profile.save')}
        </Button>
      </Stack>
    </form>
  )
}
