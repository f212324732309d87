import type { Account } from '@potluck/api/account'
import { BackLink } from '@potluck/parts'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, Heading, Note, PageLayout, SkeletonScreen, Stack, Text } from '@potluck/ui'
import { Avatar } from '@potluck/ui/content'
import { TextField } from '@potluck/ui/forms'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileAddress } from './ProfileAddress.tsx'
import classes from './ProfilePage.module.css'
import { ShownOnProfile } from './shown/ShownOnProfile.tsx'
import { useMyProfile } from './useMyProfile.ts'

/** What others see of the member: name and handle. */
export function MyProfilePage() {
  const { t } = useTranslation('social')
  const { account } = useSession()
  useTitle(t('profile.mine'))
  return (
    <PageLayout
      title={t('profile.mine')}
      leading={<BackLink href={href(paths.people())} label={t('people.title')} />}
      width="reading"
    >
      {account ? <MyProfile account={account} /> : <SkeletonScreen label={t('profile.loading')} shape="text" />}
    </PageLayout>
  )
}

function MyProfile({ account }: { readonly account: Account }) {
  const { t } = useTranslation('social')
  const profile = useMyProfile(account)

  function submit(event: FormEvent) {
    event.preventDefault()
    profile.save()
  }

  return (
    <Stack gap={6}>
      <Card padding="large" className={classes.profile}>
        <Avatar name={profile.name.trim() || account.name} size="large" />
        <div>
          <Heading>
            <bdi>{profile.name.trim() || account.name}</bdi>
          </Heading>
          <Text tone="soft">{profile.handle === '' ? t('profile.noHandle') : <bdi>@{profile.handle}</bdi>}</Text>
        </div>
        {account.handle !== null && <ProfileAddress handle={account.handle} />}
      </Card>
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
          {profile.failed && <Note tone="danger">{t('profile.saveFailed')}</Note>}
          <Button type="submit" variant="primary" busy={profile.saving} disabled={!profile.dirty}>
            {t('profile.save')}
          </Button>
        </Stack>
      </form>
      <ShownOnProfile />
    </Stack>
  )
}
