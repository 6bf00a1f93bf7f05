import s from '../scene.module.css';

export function ScalesScene() {
  return (
    <>
      <path className={s.a2} d="M0 150h320v30H0z" />
      <circle className={s.b2} cx="160" cy="82" r="62" />
      <path className={s.a4} d="M155 34h10v104h-10zM72 46h176v9H72zM118 138h84v14h-84z" />
      <circle className={s.a4} cx="160" cy="34" r="11" />
      <path className={s.a4} d="M83 55h3l26 50H57zm1 12l-19 38h39z" fillRule="evenodd" />
      <path className={s.a4} d="M235 55h3l26 50h-55zm1 12l-19 38h39z" fillRule="evenodd" />
      <path className={s.a3} d="M48 104h72a36 26 0 0 1-72 0zM200 104h72a36 26 0 0 1-72 0z" />
    </>
  );
}
