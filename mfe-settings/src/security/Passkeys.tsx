import { maxPasskeys, type Passkey } from '@potluck/api/passkeys'
import { Answered, useFormats } from '@potluck/parts'
import { supportsPasskeys } from '@potluck/platform/passkeys'
import { Button, Row, Stack, Text } from '@potluck/ui'
import { IconPlus, IconTrash } from '@potluck/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryRow } from '../groups/EntryRow.tsx'
import { SettingsGroup } from '../groups/SettingsGroup.tsx'
import { ProofDialog } from '../identity/ProofDialog.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { RenamePasskey } from './RenamePasskey.tsx'
import { usePasskeys } from './usePasskeys.ts'

/** The passkeys that open the account without its password. */
export function Passkeys() {
  const { t } = useTranslation('settings')
  const { answer, add, rename, remove } = usePasskeys()
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [dialog, setDialog] = useState<Passkey | 'new' | null>(null)
  const close = () => setDialog(null)
  return (
    <SettingsGroup title={t('security.passkeys.heading')} of="controls">
      <Answered
        answer={answer}
        loading={{ label: t('security.passkeys.heading'), shape: 'text' }}
        failed={{ title: t('security.passkeys.failed') }}
      >
        {(passkeys) => (
          <Stack gap={4}>
            <Text size="small" tone="soft">
              {t('security.passkeys.intro')}
            </Text>
            {passkeys.length > 0 && (
              <ul>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setRenamed(passkey)}
                    onRemove={() => setDialog(passkey)}
                  />
                ))}
              </ul>
            )}
            {supportsPasskeys() ? (
              passkeys.length < maxPasskeys && (
                <Row>
                  <Button icon={<IconPlus />} onClick={() => setDialog('new')}>
                    {t('security.passkeys.add')}
                  </Button>
                </Row>
              )
            ) : (
              <Text size="small" tone="soft">
                {t('security.passkeys.unsupported')}
              </Text>
            )}
          </Stack>
        )}
      </Answered>
      {renamed && <RenamePasskey passkey={renamed} rename={rename} onClose={() => setRenamed(null)} />}
      {dialog === 'new' && <AddPasskey add={add} onClose={close} />}
      {dialog !== null && dialog !== 'new' && (
        <ProofDialog
          danger
          title={t('security.passkeys.removeAsk', { name: dialog.name })}
          submitLabel={t('security.passkeys.remove')}
          act={(proof) => remove(dialog, proof)}
          onClose={close}
        >
          <Text>{t('security.passkeys.removeAbout')}</Text>
        </ProofDialog>
      )}
    </SettingsGroup>
  )
}

interface RowProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { t } = useTranslation('settings')
  const { relativeDate } = useFormats()
  const { name, createdAt, usedAt } = passkey
  const since = relativeDate(createdAt)
  return (
    <EntryRow
      name={name}
      action={
        <Row>
          <Button variant="quiet" aria-label={t('security.passkeys.renameNamed', { name })} onClick={onRename}>
            {t('security.passkeys.rename')}
          </Button>
          <Button
            variant="quiet"
            icon={<IconTrash />}
            aria-label={t('security.passkeys.removeNamed', { name })}
            onClick={onRemove}
          >
            {t('security.passkeys.remove')}
          </Button>
        </Row>
      }
    >
      <Text size="small" tone="soft">
        {usedAt === null
          ? t('security.passkeys.unused', { since })
          : t('security.passkeys.used', { since, date: relativeDate(usedAt) })}
      </Text>
    </EntryRow>
  )
}
