import s from '../scene.module.css';

export function ClinicScene() {
  return (
    <>
      <circle className={s.a2} cx="112" cy="96" r="70" />
      <circle className={s.b2} cx="214" cy="112" r="52" />
      <path className={s.a4} d="M94 56h36v26h26v36h-26v26H94v-26H68V82h26z" />
      <path className={s.a4} d="M184 112h16l8-18 12 36 8-18h16v6h-13l-11 26-12-36-4 10h-20z" />
    </>
  );
}
