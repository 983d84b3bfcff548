import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Badge, BuildingIcon, CloseIcon, IconButton, LiveRegion, Text } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { academyRemoved, selectAssignment } from './assignmentSlice';
import { ChoicePart } from './ChoicePart';
import { Academies } from '../parts/styled';

interface AcademiesPartProps {
  buttonId: string;
  error: string | undefined;
  busy: boolean;
  onChoose: () => void;
}

/** The academies of "specified areas": each with its name and a remove button. */
export function AcademiesPart({ buttonId, error, busy, onChoose }: AcademiesPartProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { academies, gone } = useSelector(selectAssignment);
  const [removedName, setRemovedName] = useState('');
  const chooseButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const goneIds = new Set(gone.academies);
  const remove = (index: number, id: string, name: string) => {
    if (busy) return;
    dispatch(academyRemoved(id));
    setRemovedName(name);
    // The clicked button disappears; focus the next one, the last one, or the button for adding.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? chooseButton.current)?.focus();
  };
  return (
    <ChoicePart
      label={t('pickers.tab.academies')}
      buttonId={buttonId}
      buttonText={t('pickers.chooseAcademies')}
      buttonRef={chooseButton}
      icon={<BuildingIcon size="small" />}
      error={error}
      onChoose={onChoose}
    >
      {academies.length === 0 ? (
        <Text tone="secondary">{t('assign.academies.none')}</Text>
      ) : (
        <Academies ref={list} aria-label={t('pickers.tab.academies')}>
          {academies.map(({ id, name }, index) => {
            const text = displayText(name, id);
            return (
              <li key={id}>
                <bdi>{text}</bdi>
                {goneIds.has(id) ? <Badge>{t('assign.gone')}</Badge> : null}
                <IconButton
                  size="small"
                  label={t('common.remove', { name: text })}
                  icon={<CloseIcon size="small" />}
                  onClick={() => remove(index, id, text)}
                />
              </li>
            );
          })}
        </Academies>
      )}
      <LiveRegion visuallyHidden>
        {removedName === '' ? '' : t('assign.removed', { name: removedName })}
      </LiveRegion>
    </ChoicePart>
  );
}
