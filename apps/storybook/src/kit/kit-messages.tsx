import { Accordion } from '@radar/ui/accordion';
import { Button } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { ErrorState } from '@radar/ui/error-state';
import { ErrorSummary } from '@radar/ui/error-summary';
import { Meter } from '@radar/ui/meter';
import { openConfirm, ModalHost } from '@radar/ui/modal';
import { Note } from '@radar/ui/note';
import { Popover } from '@radar/ui/popover';
import { Progress } from '@radar/ui/progress';
import { JobListSkeleton } from '@radar/ui/skeleton';
import { Spinner } from '@radar/ui/spinner';
import { Tabs } from '@radar/ui/tabs';
import { showToast, ToastHost } from '@radar/ui/toast';
import { Tooltip } from '@radar/ui/tooltip';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

/** What the house says: news, faults, waiting, and what lies over the page. */
export function KitMessages() {
  return (
    <>
      <KitSection heading="Poruke" columns>
        <Note tone="ok">Lozinka je promijenjena.</Note>
        <Note tone="warn">Rok za prijavu ističe za 2 dana.</Note>
        <Note tone="err">Slanje nije uspjelo. Skica je sačuvana.</Note>
        <Note tone="tint">E-pošta čeka potvrdu na novoj adresi.</Note>
        <ErrorSummary
          heading="Provjerite je li sve ispunjeno"
          errors={[{ fieldId: 'kit-wrong', text: 'Neispravna e-pošta' }]}
        />
        <div className={styles.stack}>
          <Progress label="Učitavanje" share={0.4} />
          <Meter label="Životopis" value={3} max={5} look="segments" />
          <Spinner />
        </div>
      </KitSection>
      <KitSection heading="Iznad stranice">
        <Button
          onClick={() =>
            showToast({ title: 'Posao je spremljen', subtitle: 'Javit ćemo vam 3 dana prije roka.', durationMs: 6000 })
          }
        >
          Obavijest
        </Button>
        <Button
          onClick={() =>
            void openConfirm({
              title: 'Izbrisati prijavu?',
              text: 'Skica nestaje zauvijek. Poslane prijave ostaju.',
              confirmLabel: 'Izbriši prijavu',
              cancelLabel: 'Odustani',
              danger: true,
            })
          }
        >
          Dijalog
        </Button>
        <Popover id="kit-popover" label="Kako računamo?" title="Kako računamo?">
          Neto je procjena za vaše mjesto, bez uzdržavanih članova.
        </Popover>
        <Tooltip text="OIB i adresa su potvrđeni.">
          <Button look="text">Provjeren poslodavac</Button>
        </Tooltip>
        <ModalHost closeLabel="Zatvori" />
        <ToastHost label="Poruke" closeLabel="Zatvori" />
      </KitSection>
      <KitSection heading="Kartice i pitanja" columns>
        <Tabs
          label="Račun"
          tabs={[
            { id: 'login', label: 'Prijava', content: <p>Dobro došli natrag.</p> },
            { id: 'register', label: 'Registracija', content: <p>Otvorite račun.</p> },
          ]}
        />
        <Accordion
          headingLevel={3}
          items={[
            {
              id: 'kit-q1',
              summary: 'Tko vidi moj životopis?',
              open: true,
              content: <p>Samo poslodavci kojima pošaljete prijavu, osim ako ga učinite vidljivim svima.</p>,
            },
            { id: 'kit-q2', summary: 'Kako gasim obavijesti?', content: <p>U postavkama, jednim pritiskom.</p> },
            { id: 'kit-q3', summary: 'Arhiva', disabled: true, content: null },
          ]}
        />
      </KitSection>
      <KitSection heading="Stanja" columns>
        <EmptyState title="Nema poslova za ovu pretragu" message="Uklonite jedan od filtara." headingLevel={2} />
        <ErrorState
          title="Greška pri učitavanju"
          message="Ups, nešto je pošlo po zlu. Osvježite stranicu ili pokušajte kasnije."
          reloadLabel="Osvježi"
          onReload={() => {}}
        />
        <JobListSkeleton label="Učitavanje" rows={2} />
      </KitSection>
    </>
  );
}
