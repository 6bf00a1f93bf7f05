import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExclusiveCard } from './exclusive-card.tsx';
import { ExclusiveGroup } from './exclusive-group.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { aJobCard, longestJobCard, macedonianJobCard } from './job-card.samples.ts';
import { VideoCard } from './video-card.tsx';
import { VideoRail } from './video-rail.tsx';

export default { title: 'Jobs/Cards' } satisfies Meta;

const cook = aJobCard({
  jobId: '31',
  title: 'Voditelj smjene u kuhinji (m/ž)',
  employer: { name: 'Maslina Resort, Brač', hue: 218, verifiedLabel: 'Provjeren poslodavac' },
  place: 'Bol, Brač',
  facts: ['Na određeno', 'Smještaj'],
  pay: { amount: '2.100 – 2.500 €', unit: 'bruto' },
  net: '≈ 1.432 – 1.678 € neto u Zagrebu',
});
const nurse = aJobCard({
  jobId: '32',
  title: 'Medicinska sestra / tehničar (m/ž)',
  employer: { name: 'Poliklinika Lavanda', hue: 275, verifiedLabel: 'Provjeren poslodavac' },
  place: 'Zagreb',
  facts: ['Na neodređeno'],
  pay: { amount: '1.700 – 1.950 €', unit: 'bruto' },
});
const coder = aJobCard({
  jobId: '33',
  title: 'Frontend programer – React (m/ž)',
  employer: { name: 'Plavi Kôd', hue: 255 },
  place: 'Hrvatska, na daljinu',
  facts: ['Na neodređeno'],
  pay: { amount: '2.800 – 3.800 €', unit: 'bruto' },
});

export const ExclusiveOfTheWeek: StoryObj = {
  render: () => (
    <div className="wrap">
      <ExclusiveGroup>
        <ExclusiveCard
          {...cook}
          category="tourism-hospitality"
          text="Cijela sezona, smještaj i tri obroka. Tražimo nekoga tko vodi četvero ljudi i voli miran servis."
        />
        <ExclusiveCard {...nurse} category="healthcare-social" text="Ambulanta bez noćnih smjena." />
        <ExclusiveCard {...coder} category="it-telecom" text="Mali tim, javni kôd, petak do 14 h." />
      </ExclusiveGroup>
    </div>
  ),
};

export const ExclusivePair: StoryObj = {
  render: () => (
    <ExclusiveGroup>
      <ExclusiveCard {...longestJobCard} category="electrical-engineering" text="Jedna rečenica." />
      <ExclusiveCard
        {...macedonianJobCard}
        category="pharma-biotech"
        text="Аптека со двајца колеги, недела е слободна."
      />
    </ExclusiveGroup>
  ),
};

export const ExclusiveAlone: StoryObj = {
  render: () => (
    <ExclusiveGroup>
      <ExclusiveCard {...coder} category="it-telecom" text="Mali tim, javni kôd, petak do 14 h." />
    </ExclusiveGroup>
  ),
};

export const ExclusiveInSearch: StoryObj = {
  render: () => (
    <ExclusiveCard
      {...aJobCard({ title: 'Voditelj smjene u logističkom centru (m/ž)' })}
      category="warehouse-logistics"
      formatLabel="Ekskluzivno"
      look="wide"
      text="Novi regalni sustav, tim od jedanaest ljudi i slobodan svaki drugi petak. Vodite jutarnju smjenu, od 6 do 14 h."
    />
  ),
};

export const ExclusivesAfterTheFirst: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))' }}>
      {[cook, longestJobCard, macedonianJobCard, coder].map((job) => (
        <ExclusiveCard key={job.jobId} {...job} category="administration" formatLabel="Ekskluzivno" look="compact" />
      ))}
    </div>
  ),
};

export const VideoWithARowForItself: StoryObj = {
  render: () => <VideoCard {...nurse} category="healthcare-social" length="0:48" videoLabel="Video" wide />,
};

export const Videos: StoryObj = {
  render: () => (
    <div className="wrap">
      <VideoRail label="Upoznajte timove">
        <VideoCard
          {...aJobCard({ jobId: '41', title: 'Pekar (m/ž)', employer: { name: 'Pekarnica Zrno', hue: 65 }, net: null })}
          category="manufacturing-crafts"
          length="0:48"
          videoLabel="Video"
        />
        <VideoCard
          {...aJobCard({
            jobId: '42',
            title: 'Vozač C+E kategorije (m/ž)',
            employer: { name: 'Prijevoz Sljeme', hue: 160 },
            net: null,
          })}
          category="transport-maritime"
          length="1:12"
          videoLabel="Video"
        />
        <VideoCard
          {...aJobCard({ jobId: '43', title: 'Zidar (m/ž)', employer: { name: 'Klesar Gradnja', hue: 45 }, net: null })}
          category="construction-geodesy-geology"
          length="0:55"
          videoLabel="Video"
        />
      </VideoRail>
    </div>
  ),
};

const quiet = { net: null, facts: [] };

export const Featured: StoryObj = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
        alignItems: 'start',
      }}
    >
      <FeaturedCard
        {...aJobCard({
          ...quiet,
          jobId: '51',
          title: 'Prodavač (m/ž)',
          employer: { name: 'Košara Trgovine', hue: 20 },
          flags: [{ kind: 'new', text: 'Novo' }],
        })}
        variant="cover"
        category="sales-retail"
      />
      <FeaturedCard
        {...aJobCard({
          ...quiet,
          jobId: '52',
          title: 'Elektroinstalater (m/ž)',
          employer: { name: 'Bura Energija', hue: 200 },
        })}
        variant="quote"
        category="electrical-engineering"
        text="„Nova vozila, alat koji ne moraš kupovati i teren do 40 km.”"
      />
      <FeaturedCard
        {...aJobCard({
          ...quiet,
          jobId: '53',
          title: 'Zavarivač MIG/MAG (m/ž)',
          employer: { name: 'Brodogradilište Jedro', hue: 225 },
        })}
        variant="tint"
        category="mechanical-engineering-shipbuilding"
        text="Rad na novogradnji trupa, u dvije smjene. Atest plaćamo mi."
      />
      <FeaturedCard
        {...aJobCard({ ...quiet, jobId: '54', title: 'Knjigovođa (m/ž)', employer: { name: 'Kotač Servis', hue: 30 } })}
        variant="tint"
        category="economics-finance-accounting"
        text="Dva dana tjedno od kuće."
      />
      <FeaturedCard {...macedonianJobCard} variant="cover" category="pharma-biotech" />
      <FeaturedCard {...longestJobCard} variant="cover" category="administration" text="Kratko." />
    </div>
  ),
};
