import { getShared, saveShared } from '@potluck/api/shares'
import { Answered, BackButton } from '@potluck/parts'
import { useAnswer, useCall, useRefetch } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useTitle } from '@potluck/platform/hooks'
import { href, paths } from '@potluck/platform/paths'
import { Button, Heading, LinkButton, Note, PageLayout, Stack, Text } from '@potluck/ui'
import { EmptyState, MarkedText, RecipeImage } from '@potluck/ui/content'
import { IconBookmarkPlus } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { bookQuestions } from '../book/book-questions.ts'
import { sharedImage } from '../share/share-address.ts'
import classes from './SharedRecipePage.module.css'

/** The recipe of a link, to be saved. A guest registers first and then returns to it. */
export function SharedRecipePage() {
  const { t } = useTranslation('recipes')
  const { secret = '' } = useParams()
  const host = useHost()
  const { loggedIn } = useSession()
  const answer = useAnswer(getShared, { query: { secret } })
  const refreshBook = useRefetch(...bookQuestions)
  const save = useCall(saveShared, {
    onSuccess({ recipeId }) {
      refreshBook()
      host.bus.emit('recipe:updated', { recipeId, change: 'created' })
      host.toast({ message: t('copy.saved', { title: answer.data?.title ?? '' }), tone: 'done' })
      host.navigate(paths.recipe(recipeId), { replace: true })
    },
  })
  const own = answer.data?.recipeId
  useTitle(answer.data?.title ?? t('shared.title'))

  return (
    <PageLayout
      title={t('shared.title')}
      width="reading"
      leading={loggedIn && <BackButton otherwise={paths.home()} />}
      mainAction={
        answer.data &&
        (own ? (
          <LinkButton variant="primary" href={href(paths.recipe(own))}>
            {t('shared.toOwn')}
          </LinkButton>
        ) : loggedIn ? (
          <Button
            variant="primary"
            icon={<IconBookmarkPlus />}
            busy={save.isPending}
            onClick={() => save.mutate({ body: { secret } })}
          >
            {t('shared.save')}
          </Button>
        ) : (
          <LinkButton variant="primary" href={href(paths.auth('register', paths.shared(secret)))}>
            {t('shared.register')}
          </LinkButton>
        ))
      }
    >
      <Answered
        answer={answer}
        loading={{ label: t('recipe.loading'), shape: 'recipe' }}
        failed={{ title: t('recipe.failed') }}
        gone={
          <EmptyState picture="book" title={t('shared.gone')}>
            {t('shared.goneHint')}
          </EmptyState>
        }
      >
        {({ title, description, image, ownerName }) => (
          <Stack gap={4}>
            {save.isError && <Note tone="danger">{t('shared.failed')}</Note>}
            <RecipeImage
              title={title}
              src={image === null ? null : sharedImage(image, host.apiBase)}
              className={classes.photo}
            />
            <Heading level={2} size="large" dir="auto">
              {title}
            </Heading>
            <Text tone="soft">{t('shared.by', { name: ownerName })}</Text>
            {description.trim() !== '' && (
              <Text dir="auto" className={classes.about}>
                <MarkedText>{description}</MarkedText>
              </Text>
            )}
            {!loggedIn && (
              <Stack gap={3}>
                <Text>{t('shared.needsBook')}</Text>
                <div>
                  <LinkButton href={href(paths.auth('login', paths.shared(secret)))}>{t('shared.login')}</LinkButton>
                </div>
              </Stack>
            )}
          </Stack>
        )}
      </Answered>
    </PageLayout>
  )
}
