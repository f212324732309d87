import { ApiError } from '@potluck/api/errors'
import { acceptListInvitation, lookAtListInvitation } from '@potluck/api/list-invitations'
import { listShoppingLists } from '@potluck/api/shopping-lists'
import { Answered } from '@potluck/parts'
import { ComeIn } from '@potluck/parts/ComeIn'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Card, ErrorState, Heading, LinkButton, Note, PageLayout, Stack, Text } from '@potluck/ui'
import { IconShoppingCart } from '@potluck/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'

/** Onto which list a link brings, asked for once: a dead link stays dead. */
function useInvitedTo(secret: string) {
  const { api } = useHost()
  return useQuery({
    queryKey: ['invited to list', secret],
    queryFn: async ({ signal }) => (await api.call(lookAtListInvitation, { body: { secret } }, { signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What a link onto a list opens: whose list it is, and the way onto it. */
export function ListInvitationPage() {
  const { t } = useTranslation('planning')
  const { secret = '' } = useParams()
  const { account, loggedIn } = useSession()
  const invited = useInvitedTo(secret)
  useTitle(t('invited.title'))
  const dead = (
    <ErrorState
      title={t('invited.dead')}
      next={t('invited.deadNext')}
      action={
        <LinkButton href={href(loggedIn ? paths.shoppingLists() : paths.welcome())}>
          {loggedIn ? t('invited.toLists') : t('invited.toWelcome')}
        </LinkButton>
      }
    />
  )
  return (
    <PageLayout title={t('invited.title')} width="reading">
      <Answered
        answer={invited}
        loading={{ label: t('invited.loading'), shape: 'text' }}
        failed={{ title: t('invited.failed') }}
        gone={dead}
      >
        {({ list, from }) => (
          <Card padding="large">
            <Stack gap={4}>
              <Heading>
                <bdi>{list.title}</bdi>
              </Heading>
              <Text>{t('invited.from', { name: from.name })}</Text>
              <Text tone="soft">{t('invited.how')}</Text>
              {account?.id === from.id ? (
                <Own listId={list.id} />
              ) : loggedIn ? (
                <Join secret={secret} />
              ) : (
                <ComeIn
                  secret={secret}
                  joined={paths.shoppingList(list.id)}
                  invitation={paths.listInvitation(secret)}
                />
              )}
            </Stack>
          </Card>
        )}
      </Answered>
    </PageLayout>
  )
}

function Own({ listId }: { readonly listId: string }) {
  const { t } = useTranslation('planning')
  return (
    <Stack gap={3}>
      <Note>{t('invited.own')}</Note>
      <LinkButton href={href(paths.shoppingList(listId))}>{t('invited.toList')}</LinkButton>
    </Stack>
  )
}

function Join({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('planning')
  const host = useHost()
  const joining = useCall(acceptListInvitation, {
    changes: [listShoppingLists],
    onSuccess: ({ listId }) => host.navigate(paths.shoppingList(listId), { replace: true }),
  })
  return (
    <Stack gap={3}>
      <Button
        variant="primary"
        icon={<IconShoppingCart />}
        busy={joining.isPending}
        onClick={() => joining.mutate({ body: { secret } })}
      >
        {t('invited.join')}
      </Button>
      {joining.error && <Note tone="danger">{t(problemOf(joining.error))}</Note>}
    </Stack>
  )
}

function problemOf(error: Error) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 412) return 'invited.dead'
  return status === 409 ? 'invited.refused' : 'invited.joinFailed'
}
