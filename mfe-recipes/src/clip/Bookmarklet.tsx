import { copyText } from '@potluck/platform/copy-text'
import { useHost } from '@potluck/platform/HostProvider'
import { href, paths } from '@potluck/platform/paths'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { IconBookmarkPlus, IconCopy } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import classes from './Bookmarklet.module.css'
import { bookmarkletFor } from './bookmarklet.ts'

/** The bookmarklet that sends a page to this product: dragged to the bookmarks bar, or copied into a bookmark. */
export function Bookmarklet() {
  const { t } = useTranslation('recipes')
  const { toast } = useHost()
  const code = bookmarkletFor(new URL('./', location.href).href)

  async function copy() {
    if (await copyText(code)) toast({ message: t('clip.bookmark.copied'), tone: 'done' })
  }

  function explain(event: Event) {
    event.preventDefault()
    toast({ message: t('clip.bookmark.drag') })
  }

  return (
    <Stack gap={2}>
      <Row>
        <a
          href={href(paths.addRecipe())}
          // React refuses `javascript:` addresses, and the policy of the page does not run them.
          ref={(link) => {
            link?.setAttribute('href', code)
            link?.addEventListener('click', explain)
            return () => link?.removeEventListener('click', explain)
          }}
          className={`${classes.bookmarklet} ${classes.forMouse}`}
        >
          <IconBookmarkPlus aria-hidden="true" />
          {t('clip.bookmark.name')}
        </a>
        <Button icon={<IconCopy />} onClick={() => void copy()}>
          {t('clip.bookmark.copy')}
        </Button>
      </Row>
      <Text size="small" tone="soft" className={classes.forMouse}>
        {t('clip.bookmark.how')}
      </Text>
      <Text size="small" tone="soft" className={classes.forTouch}>
        {t('clip.bookmark.byHand')}
      </Text>
    </Stack>
  )
}
