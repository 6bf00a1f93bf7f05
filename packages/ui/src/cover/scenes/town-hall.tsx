import s from '../scene.module.css';

export function TownHallScene() {
  return (
    <>
      <circle className={s.b2} cx="250" cy="70" r="36" />
      <path className={s.a4} d="M159 12h4v26h-4z" />
      <path className={s.b3} d="M163 12l30 8-30 9z" />
      <path className={s.a3} d="M118 72a43 43 0 0 1 86 0z" />
      <path className={s.a4} d="M100 72h122v12H100zM56 96h210v12H56z" />
      <path className={s.a3} d="M68 108h186v50H68z" />
      <path className={s.a1} d="M84 118h18v30H84zM116 118h18v30h-18zM188 118h18v30h-18zM220 118h18v30h-18z" />
      <path className={s.a4} d="M148 158v-26a13 13 0 0 1 26 0v26zM44 158h234v10H44z" />
      <path className={s.a2} d="M0 168h320v12H0z" />
    </>
  );
}
