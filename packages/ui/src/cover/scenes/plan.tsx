import s from '../scene.module.css';

export function PlanScene() {
  return (
    <>
      <path className={s.a3} d="M24 24h220v132H24z" />
      <path
        className={s.a1}
        d="M44 44h180v4H44zM44 132h180v4H44zM44 44h4v92h-4zM220 44h4v92h-4zM128 44h4v50h-4zM128 112h4v24h-4zM128 92h58v4h-58z"
      />
      <path className={s.a1} d="M48 92a40 40 0 0 1 40 40h-4a36 36 0 0 0-36-36z" />
      <circle className={s.b2} cx="262" cy="60" r="34" />
      <path className={s.a4} d="M260 28h8v20h-8zM258 48h12l24 104-8 10-22-92-22 92-8-10z" />
    </>
  );
}
