import s from '../scene.module.css';

export function ShopScene() {
  return (
    <>
      <path className={s.a3} d="M40 66h240v114H40z" />
      <path className={s.a1} d="M64 96h84v84H64z" />
      <path className={s.b2} d="M176 96h78v52h-78z" />
      <path
        className={s.a4}
        d="M32 34h36v34a18 18 0 0 1-36 0zM104 34h36v34a18 18 0 0 1-36 0zM176 34h36v34a18 18 0 0 1-36 0zM248 34h40v34a20 18 0 0 1-40 0z"
      />
      <path
        className={s.white}
        d="M68 34h36v34a18 18 0 0 1-36 0zM140 34h36v34a18 18 0 0 1-36 0zM212 34h36v34a18 18 0 0 1-36 0z"
      />
    </>
  );
}
