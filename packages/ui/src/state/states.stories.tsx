import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button.tsx';
import { ChipLink } from '../chip/chip.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { BellIcon } from '../icons/bell.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Success } from '../success/success.tsx';

export default { title: 'Page/States' } satisfies Meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState title="Nema poslova za „limar”, Komiža" message="U krugu od 50 km ima ih 6, a za cijelu Dalmaciju 31.">
      <ChipLink href="/poslovi" count="6">
        Proširi na 50 km
      </ChipLink>
      <ChipLink href="/poslovi" count="31">
        Dalmacija
      </ChipLink>
      <Button look="soft" icon={<BellIcon />}>
        Javi mi kad se pojavi
      </Button>
    </EmptyState>
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <ErrorState
      title="Greška pri učitavanju"
      message="Nešto je pošlo po zlu. Vaši filtri i mjesto u popisu su sačuvani."
      reloadLabel="Ponovno učitaj"
    />
  ),
};

export const Missing: StoryObj = {
  render: () => (
    <NotFound title="Ovdje nema ničega" message="Oglas je istekao ili adresa nije točna.">
      <ButtonLink look="main" href="/poslovi">
        Svi poslovi
      </ButtonLink>
    </NotFound>
  ),
};

export const Sent: StoryObj = {
  render: () => (
    <Success
      title="Prijava je poslana"
      message="Poliklinika Lavanda dobila je vašu prijavu u 10:47. Kad je otvori, javit ćemo vam."
    >
      <Button look="main">Otvori račun u jednom koraku</Button>
    </Success>
  ),
};

export const Macedonian: StoryObj = {
  render: () => (
    <EmptyState
      title="Нема работни места за „лимар“, Крушево"
      message="Во круг од 50 км има 6, а во целиот регион 31."
    />
  ),
};
