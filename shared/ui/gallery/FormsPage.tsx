import { useState } from 'react'
import { Button } from '../src/actions/Button.tsx'
import { AutocompleteField } from '../src/forms/AutocompleteField.tsx'
import { CheckboxRow } from '../src/forms/CheckboxRow.tsx'
import { FileDrop } from '../src/forms/FileDrop.tsx'
import { PasswordField } from '../src/forms/PasswordField.tsx'
import { SearchField } from '../src/forms/SearchField.tsx'
import { SegmentedControl } from '../src/forms/SegmentedControl.tsx'
import { SelectField } from '../src/forms/SelectField.tsx'
import { SwitchRow } from '../src/forms/SwitchRow.tsx'
import { TagsField } from '../src/forms/TagsField.tsx'
import { TextAreaField } from '../src/forms/TextAreaField.tsx'
import { TextField } from '../src/forms/TextField.tsx'
import { IconUpload } from '../src/icons.ts'
import { Card } from '../src/layout/Card.tsx'
import { Stack } from '../src/layout/Stack.tsx'
import { Heading } from '../src/text/Heading.tsx'

/** Fields of forms. */
export function FormsPage() {
  const [text, setText] = useState('Tomato and bread soup')
  const [lines, setLines] = useState('800 g ripe tomatoes\n300 g stale bread\na handful of basil')
  const [search, setSearch] = useState('bread')
  const [password, setPassword] = useState('secret soup')
  const [language, setLanguage] = useState<'en-us' | 'he'>('en-us')
  const [labels, setLabels] = useState(['soup', 'summer'])
  const [item, setItem] = useState('')
  const [on, setOn] = useState(true)
  const [view, setView] = useState<'list' | 'tiles'>('tiles')
  const options = ['soup', 'summer', 'bread', 'for guests', 'quick'].map((value) => ({ value, label: value }))
  return (
    <Stack gap={6}>
      <SearchField label="Search recipes" clearLabel="Empty the search" value={search} onChange={setSearch} />
      <Card>
        <Stack gap={5}>
          <Heading>Edit</Heading>
          <TextField label="Title" value={text} onChange={setText} />
          <TextField
            label="E-mail"
            type="email"
            value="nadia@"
            onChange={() => undefined}
            description="Only your friends see it."
            error="An e-mail address has something after the at sign."
          />
          <PasswordField
            label="Password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            showLabel="Show the password"
            hideLabel="Hide the password"
          />
          <TextAreaField label="Ingredients" description="One to a line." value={lines} onChange={setLines} />
          <SelectField
            label="Language"
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'en-us', label: 'English' },
              { value: 'he', label: 'עברית' },
            ]}
          />
          <TagsField
            label="Tags"
            value={labels}
            onChange={setLabels}
            suggestions={options.map(({ value }) => value)}
            removeLabel={(tag) => `Remove ${tag}`}
          />
          <AutocompleteField
            label="Add an item"
            value={item}
            onChange={setItem}
            suggestions={['Bread', 'Butter', 'Basil']}
            placeholder="Milk, eggs, …"
          />
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            segments={[
              { value: 'list', label: 'List' },
              { value: 'tiles', label: 'Tiles' },
            ]}
          />
          <SwitchRow
            label="Keep the screen awake"
            description="While a recipe is open."
            checked={on}
            onChange={setOn}
          />
          <FileDrop
            label="Choose a recipe file, or drop it here"
            description="Up to 200 MB."
            icon={<IconUpload />}
            onFiles={() => undefined}
          />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Stack>
      </Card>
      <Card padding="small">
        <CheckboxRow label="800 g ripe tomatoes" defaultChecked struck />
        <CheckboxRow label="300 g stale bread" description="from Tomato and bread soup" />
        <CheckboxRow label="A handful of basil" disabled />
      </Card>
    </Stack>
  )
}
