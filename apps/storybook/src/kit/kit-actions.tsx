import { Badge } from '@radar/ui/badge';
import { Button, ButtonLink } from '@radar/ui/button';
import { Chip } from '@radar/ui/chip';
import { Flag } from '@radar/ui/flag';
import { IconButton } from '@radar/ui/icon-button';
import * as icons from '@radar/ui/icons';
import { ExternalLink, TextLink } from '@radar/ui/link';
import { Pagination } from '@radar/ui/pagination';
import { ShareRow } from '@radar/ui/share-row';
import { Tag } from '@radar/ui/tag';
import styles from './kit.module.css';
import { KitSection } from './kit-section.tsx';

const looks = ['main', 'line', 'soft', 'text', 'danger'] as const;

const kinds = {
  CurrencyEurIcon: icons.CurrencyEurIcon,
  BellIcon: icons.BellIcon,
  BookmarkSimpleIcon: icons.BookmarkSimpleIcon,
  ShareNetworkIcon: icons.ShareNetworkIcon,
  FilePdfIcon: icons.FilePdfIcon,
  FileDocIcon: icons.FileDocIcon,
  FilePngIcon: icons.FilePngIcon,
  FileJpgIcon: icons.FileJpgIcon,
  MagnifyingGlassIcon: icons.MagnifyingGlassIcon,
  MapPinIcon: icons.MapPinIcon,
  CalendarBlankIcon: icons.CalendarBlankIcon,
  BriefcaseIcon: icons.BriefcaseIcon,
  BuildingsIcon: icons.BuildingsIcon,
  GraduationCapIcon: icons.GraduationCapIcon,
  EnvelopeSimpleIcon: icons.EnvelopeSimpleIcon,
  DetectiveIcon: icons.DetectiveIcon,
};

/** What is pressed, and what is small. */
export function KitActions() {
  return (
    <>
      <KitSection heading="Gumbi">
        {looks.map((look) => (
          <div key={look} className={styles.row}>
            <Button look={look}>Spremi</Button>
            <Button look={look} busy>
              Šaljem
            </Button>
            <Button look={look} disabled>
              Onemogućeno
            </Button>
          </div>
        ))}
        <ButtonLink look="main" size="l" href="#apply">
          Prijavi se na oglas
        </ButtonLink>
        <IconButton label="Spremi" icon={<icons.BookmarkSimpleIcon />} iconOn={<icons.BookmarkSimpleFillIcon />} />
        <IconButton label="Obavijesti" icon={<icons.BellIcon />} soft />
      </KitSection>
      <KitSection heading="Poveznice, oznake, stranice">
        <p>
          Pravila su u <TextLink href="#terms">uvjetima korištenja</TextLink>, zakon je na stranici{' '}
          <ExternalLink href="https://narodne-novine.nn.hr" newTabLabel="nova kartica">
            Narodnih novina
          </ExternalLink>
          .
        </p>
        <Chip>Zagreb</Chip>
        <Chip on removeLabel="Ukloni filtar">
          Na neodređeno
        </Chip>
        <Chip unresolved removeLabel="Ukloni filtar">
          „Zagrb”
        </Chip>
        <Flag kind="new">Novo</Flag>
        <Flag kind="soon">Još 2 dana</Flag>
        <Flag kind="seen">Pregledano</Flag>
        <Flag kind="done">Prijavljeno 14. 11.</Flag>
        <Flag kind="top">Top oglas</Flag>
        <Flag kind="featured">Izdvojeni oglas</Flag>
        <Tag look="signal">Ekskluzivno</Tag>
        <Tag look="tint">Na daljinu</Tag>
        <Tag>Praksa</Tag>
        <Badge label="Provjeren poslodavac" />
        <Pagination
          label="Stranice rezultata"
          current={2}
          total={13}
          hrefOf={(page) => `#page-${page}`}
          previousLabel="Prethodna stranica"
          nextLabel="Sljedeća stranica"
          pageLabel={(page) => `Stranica ${page}`}
        />
        <ShareRow
          actions={[
            { action: 'share', label: 'Podijeli' },
            { action: 'print', label: 'Ispiši' },
          ]}
        />
      </KitSection>
      <KitSection heading="Ikone">
        {Object.entries(kinds).map(([name, Icon]) => (
          <Icon key={name} size="l" />
        ))}
      </KitSection>
    </>
  );
}
